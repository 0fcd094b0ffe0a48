import { download } from "@throughline/ui/download";
import { request } from "../../api/request.ts";

/** Fetches a file and hands it to the person under the name that the server gives it. Throws an `ApiError`. */
export async function downloadAnswer(url: string): Promise<void> {
	const answer = await request(url);
	const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
	download(name ?? "report", await answer.blob());
}
