import { type CallOptions, identified } from "../../api/identified.ts";
import { attempt } from "./attempt.ts";
import { offerUndo } from "./undo.ts";

/** Makes a copy of an object and offers to undo that; says why where it fails. */
export async function duplicate(
	noun: string,
	name: string,
	call: (options: CallOptions) => Promise<unknown>,
): Promise<void> {
	await attempt(`Failed to duplicate ${noun}`, async () => {
		const { requestId } = await identified(call);
		const title = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} duplicated`;
		offerUndo({ title, description: name, requestId });
	});
}
