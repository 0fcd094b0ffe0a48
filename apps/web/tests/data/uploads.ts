import { act } from "@testing-library/react";
import { vi } from "vitest";

/** A request that carries a file, as the page makes it. */
class Upload extends EventTarget {
	static readonly all: Upload[] = [];
	readonly upload = new EventTarget();
	readonly headers = new Map<string, string>();
	status = 0;
	statusText = "";
	responseText = "";
	withCredentials = false;
	url = "";
	body: FormData | null = null;

	open(_method: string, url: string) {
		this.url = url;
	}
	setRequestHeader(name: string, value: string) {
		this.headers.set(name.toLowerCase(), value);
	}
	send(body: FormData) {
		this.body = body;
		Upload.all.push(this);
	}
	abort() {
		this.dispatchEvent(new Event("abort"));
	}
}

/** Takes the page's uploads in place of a server; each waits until it is told how it goes. */
export function takeUploads() {
	Upload.all.length = 0;
	vi.stubGlobal("XMLHttpRequest", Upload);
	const nth = (number: number) =>
		vi.waitFor(() => {
			const found = Upload.all[number];
			if (!found) throw new Error(`There is no upload ${number}`);
			return found;
		});
	return {
		nth,
		async progress(number: number, loaded: number, total: number) {
			const { upload } = await nth(number);
			await act(async () => {
				upload.dispatchEvent(new ProgressEvent("progress", { loaded, total, lengthComputable: true }));
			});
		},
		async answer(number: number, status: number, body: object) {
			const upload = await nth(number);
			upload.status = status;
			upload.responseText = JSON.stringify(body);
			await act(async () => {
				upload.dispatchEvent(new Event("load"));
			});
		},
		async cutOff(number: number) {
			const upload = await nth(number);
			await act(async () => {
				upload.dispatchEvent(new Event("error"));
			});
		},
	};
}
