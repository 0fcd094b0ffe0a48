import type { CreatedToken } from "@throughline/domain/account";
import { AddButton } from "@throughline/ui/add-button";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { EmptyState } from "@throughline/ui/empty-state";
import { toast } from "@throughline/ui/toast";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { useNow } from "../../browser/use-now.ts";
import { dayOf, formatDay, formatInstant } from "../../format/date.ts";
import { formatAgo } from "../../format/relative-time.ts";
import { AccountList } from "./account-list.tsx";
import { NewTokenForm } from "./new-token-form.tsx";
import { ShownOnce } from "./shown-once.tsx";

type Mode = { is: "list" } | { is: "new" } | { is: "created"; token: CreatedToken };

/** Keys for programs that act in one's name. */
export function TokensPage() {
	const [mode, setMode] = useState<Mode>({ is: "list" });
	const now = useNow();
	const tokens = trpc.account.tokens.list.useQuery();
	const toNew = () => setMode({ is: "new" });
	return (
		<div className="space-y-4">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p className="max-w-[60ch] text-pretty text-table text-ink-muted">
					A token lets a program act in your name: it sends <code>Authorization: Bearer</code> and the token
					with each call. It can never exceed your role.
				</p>
				{mode.is !== "new" && tokens.data && tokens.data.length > 0 && (
					<AddButton onClick={toNew}>New token</AddButton>
				)}
			</div>
			{mode.is === "new" && (
				<NewTokenForm
					onCreated={(token) => setMode({ is: "created", token })}
					onCancel={() => setMode({ is: "list" })}
				/>
			)}
			{mode.is === "created" && <ShownOnce token={mode.token} onDone={() => setMode({ is: "list" })} />}
			{!(mode.is === "new" && tokens.data?.length === 0) && (
				<AccountList
					label="Access tokens"
					query={tokens}
					failure="Failed to load your access tokens. Please try again."
					empty={
						<EmptyState
							compact
							icon={<KeyRound size={20} />}
							message="You have no access tokens."
							action={<Button onClick={toNew}>New token</Button>}
						/>
					}
				>
					{(token) => (
						<>
							<div className="min-w-0">
								<p className="flex flex-wrap items-center gap-2 text-body font-medium text-ink-strong">
									<span className="break-all">{token.name}</span>
									<Badge size="sm" icon={null} variant="outline">
										{token.scope === "read" ? "Read" : "Read and write"}
									</Badge>
									{hasPassed(token.expiresAt, now) && (
										<Badge size="sm" tone="warning">
											Expired
										</Badge>
									)}
								</p>
								<p className="mt-0.5 text-table text-ink-muted">
									<span className="font-mono">…{token.hint}</span>
									{" · "}
									{token.expiresAt ? (
										<time dateTime={token.expiresAt} title={formatInstant(token.expiresAt)}>
											{formatUntil(token.expiresAt, now)}
										</time>
									) : (
										"never expires"
									)}
									{" · "}
									{token.lastUsedAt ? (
										<time dateTime={token.lastUsedAt} title={formatInstant(token.lastUsedAt)}>
											last used {formatAgo(token.lastUsedAt, now)}
										</time>
									) : (
										"never used"
									)}
								</p>
							</div>
							<RevokeToken id={token.id} name={token.name} />
						</>
					)}
				</AccountList>
			)}
		</div>
	);
}

/** Whether an instant lies behind us; null never does. */
function hasPassed(instant: string | null, now: Date): boolean {
	return instant !== null && Date.parse(instant) <= now.getTime();
}

/** When something ends or ended: `expires Nov 21, 2026`. */
function formatUntil(instant: string, now: Date): string {
	return `${hasPassed(instant, now) ? "expired" : "expires"} ${formatDay(dayOf(new Date(instant)))}`;
}

/** Ends a token, after asking once: there is no way back. */
function RevokeToken({ id, name }: { id: string; name: string }) {
	const [asking, setAsking] = useState(false);
	const revoke = trpc.account.tokens.revoke.useMutation({
		onSuccess: () => toast({ title: "The token is revoked" }),
	});
	return (
		<>
			<Button size="sm" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
				Revoke
			</Button>
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				destructive
				title={`Revoke “${name}”?`}
				description="Programs that use it lose access at once. A revoked token cannot be brought back."
				confirmLabel="Revoke token"
				onConfirm={async () => {
					await revoke.mutateAsync({ id }).catch((error: unknown) => {
						throw new Error(toApiError(error).sentence, { cause: error });
					});
				}}
			/>
		</>
	);
}
