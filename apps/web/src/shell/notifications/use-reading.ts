import { useMutation } from "@tanstack/react-query";
import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { refreshAreas } from "../../api/refresh.ts";

/** Marks a notification as read, or as not read. */
export type Mark = (id: string, read: boolean) => void;

/** Keeps what was read. */
export function useReading() {
	const settled = {
		onSuccess: () => refreshAreas("notification"),
		onError: (error: unknown) =>
			toast({ title: toApiError(error).sentence, variant: "destructive" as const }),
	};
	const one = useMutation(trpc.notification.update.mutationOptions(settled));
	const all = useMutation(trpc.notification.readAll.mutationOptions(settled));
	const mark: Mark = (id, read) => one.mutate({ id, read });
	return { mark, readAll: () => all.mutate(), isReadingAll: all.isPending };
}
