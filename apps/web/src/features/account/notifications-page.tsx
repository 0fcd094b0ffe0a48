import {
	type NotificationPreference,
	notificationKinds,
	notificationWords,
} from "@throughline/domain/notification";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { Switch } from "@throughline/ui/switch";
import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../api/api-error.ts";
import { trpc, trpcUtils } from "../../api/client.ts";
import { QueryFailure } from "../../workspace/failure/query-failure.tsx";

/** What one is told of, kind by kind. */
export function NotificationsPage() {
	const preferences = trpc.notification.preference.list.useQuery();
	const choose = useChoose();
	return (
		<div className="space-y-4">
			<p className="max-w-[60ch] text-pretty text-table text-ink-muted">
				You are notified under the bell, never of what you did yourself. Yours is what the team member who is
				linked to your account owns or leads; Editors link them under Resources.
			</p>
			{preferences.isPending && (
				<SkeletonRegion className="space-y-3">
					{notificationKinds.map((kind) => (
						<Skeleton key={kind} className="h-12" />
					))}
				</SkeletonRegion>
			)}
			{preferences.isError && !preferences.data && (
				<QueryFailure compact message="Failed to load your choices. Please try again." query={preferences} />
			)}
			{preferences.data && (
				<ul aria-label="Notifications" className="divide-y divide-line-subtle border-y border-line-subtle">
					{preferences.data.map(({ kind, wanted }) => (
						<li key={kind}>
							<Switch
								className="py-3"
								label={notificationWords[kind].label}
								description={notificationWords[kind].description}
								checked={wanted}
								onCheckedChange={(now) => choose({ kind, wanted: now })}
							/>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** Keeps a choice: shown at once, and taken back when the server could not keep it. */
function useChoose(): (choice: NotificationPreference) => void {
	const show = ({ kind, wanted }: NotificationPreference) =>
		trpcUtils.notification.preference.list.setData(undefined, (all) =>
			all?.map((each) => (each.kind === kind ? { kind, wanted } : each)),
		);
	const keep = trpc.notification.preference.update.useMutation({
		onError: (error, { preferences }) => {
			for (const { kind, wanted } of preferences) show({ kind, wanted: !wanted });
			toast({ title: toApiError(error).sentence, variant: "destructive" });
		},
	});
	return (choice) => {
		show(choice);
		keep.mutate({ preferences: [choice] });
	};
}
