import type { CreatedToken } from "@throughline/domain/account";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { EmptyState } from "@throughline/ui/empty-state";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { trpc } from "../../api/client.ts";
import { useNow } from "../../browser/use-now.ts";
import { formatInstant } from "../../format/date.ts";
import { formatAgo } from "../../format/relative-time.ts";
import { AccountList } from "./account-list.tsx";
import { NewTokenForm } from "./new-token-form.tsx";
import { RevokeToken } from "./revoke-token.tsx";
import { ShownOnce } from "./shown-once.tsx";
import { formatUntil, hasPassed } from "./until.ts";

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
					<Button icon={<Plus size={16} aria-hidden="true" />} onClick={toNew}>
						New token
					</Button>
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
