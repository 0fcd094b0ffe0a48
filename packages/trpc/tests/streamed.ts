import { isTrackedEnvelope } from "@trpc/server";

/** The items of a stream, without the ids from which it can be taken up again. */
export async function* streamedItems<T>(stream: AsyncIterable<{ data: T }>): AsyncIterable<T> {
	for await (const item of stream) if (isTrackedEnvelope<T>(item)) yield item[1];
}
