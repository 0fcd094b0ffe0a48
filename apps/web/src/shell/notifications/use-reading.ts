import { useMutation } from "@tanstack/react-query";
import { Notification } from "@throughline/domain/notification";
import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../api/api-error.ts";
import { trpc, trpcClient } from "../../api/client.ts";
import { whenRefreshed } from "../../api/live/own-writes.ts";

/** Marks a notification as read, or as not read. */
export type Mark = (notification: Notification, read: boolean) => void;

/** Keeps what was read. */
export function useReading() {
	const settled = {
		onSuccess: whenRefreshed,
		onError: (error: unknown) =>
			toast({ title: toApiError(error).sentence, variant: "destructive" as const }),
	};
	const one = useMutation({ mutationFn: send, ...settled });
	const all = trpc.notification.readAll.useMutation(settled);
	const mark: Mark = (notification, read) => one.mutate({ notification, read });
	return { mark, readAll: () => all.mutate(), isReadingAll: all.isPending };
}

/** Marks a notification; one that another window marked meanwhile is marked as it is now. */
async function send({ notification, read }: { notification: Notification; read: boolean }) {
	const { id, version } = notification;
	try {
		return await trpcClient.notification.update.mutate({ id, version, read });
	} catch (error) {
		const { isOutdated, current } = toApiError(error);
		const now = Notification.safeParse(current);
		if (!isOutdated || !now.success) throw error;
		return await trpcClient.notification.update.mutate({ id, version: now.data.version, read });
	}
}
