import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { toast } from "@throughline/ui/toast";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { useNow } from "../../browser/use-now.ts";
import { formatInstant } from "../../format/date.ts";
import { formatAgo } from "../../format/relative-time.ts";
import { AccountList } from "./account-list.tsx";
import { deviceName } from "./device-name.ts";

const failed = (error: unknown) => toast({ title: toApiError(error).sentence, variant: "destructive" });

/** Where one is signed in, and how to sign out there. */
export function SessionsPage() {
	const now = useNow();
	const sessions = trpc.account.sessions.list.useQuery();
	const revoke = trpc.account.sessions.revoke.useMutation({
		onSuccess: () => toast({ title: "That browser is signed out" }),
		onError: failed,
	});
	const revokeOthers = trpc.account.sessions.revokeOthers.useMutation({
		onSuccess: ({ ended }) => {
			toast({
				title: ended === 1 ? "1 other browser is signed out" : `${ended} other browsers are signed out`,
			});
		},
		onError: failed,
	});
	const others = sessions.data?.filter(({ current }) => !current).length ?? 0;
	return (
		<div className="space-y-4">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p className="max-w-[60ch] text-pretty text-table text-ink-muted">
					Every browser that is signed in as you. Sign out those that you do not know or no longer use.
				</p>
				{others > 0 && (
					<Button loading={revokeOthers.isPending} onClick={() => revokeOthers.mutate()}>
						Sign out all others
					</Button>
				)}
			</div>
			<AccountList
				label="Sessions"
				query={sessions}
				failure="Failed to load your sessions. Please try again."
				empty={<p className="text-table text-ink-muted">No browser is signed in.</p>}
			>
				{(session) => (
					<>
						<div className="min-w-0">
							<p className="flex flex-wrap items-center gap-2 text-body font-medium text-ink-strong">
								{deviceName(session.userAgent)}
								{session.current && (
									<Badge tone="good" size="sm">
										This browser
									</Badge>
								)}
							</p>
							<p className="mt-0.5 text-table text-ink-muted">
								{session.ipAddress && `${session.ipAddress} · `}
								<time dateTime={session.lastSeenAt} title={formatInstant(session.lastSeenAt)}>
									last active {formatAgo(session.lastSeenAt, now)}
								</time>
								{" · "}
								<time dateTime={session.createdAt} title={formatInstant(session.createdAt)}>
									signed in {formatAgo(session.createdAt, now)}
								</time>
							</p>
						</div>
						{!session.current && (
							<Button
								size="sm"
								aria-label={`Sign out ${deviceName(session.userAgent)}`}
								loading={revoke.isPending && revoke.variables.id === session.id}
								onClick={() => revoke.mutate({ id: session.id })}
							>
								Sign out
							</Button>
						)}
					</>
				)}
			</AccountList>
		</div>
	);
}
