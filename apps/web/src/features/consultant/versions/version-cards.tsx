import type { StrategyVersion } from "@throughline/domain/consultant/version";
import { useState } from "react";
import { BranchDialog } from "./branch-dialog.tsx";
import { FinalizeDialog } from "./finalize-dialog.tsx";
import { VersionCard } from "./version-card.tsx";

type Asked = { what: "finalize" | "branch"; version: StrategyVersion };

/** The versions as cards, the newest first, and what is asked before one is closed or continued. */
export function VersionCards({ versions, mayWrite }: { versions: StrategyVersion[]; mayWrite: boolean }) {
	const [asked, setAsked] = useState<Asked | null>(null);
	const close = () => setAsked(null);
	return (
		<>
			<ul className="grid gap-3 @4xl:grid-cols-2">
				{versions.map((version) => (
					<VersionCard
						key={version.id}
						version={version}
						actions={
							mayWrite
								? {
										finalize: () => setAsked({ what: "finalize", version }),
										branch: () => setAsked({ what: "branch", version }),
									}
								: null
						}
					/>
				))}
			</ul>
			{asked?.what === "finalize" && <FinalizeDialog version={asked.version} onClose={close} />}
			{asked?.what === "branch" && <BranchDialog version={asked.version} onClose={close} />}
		</>
	);
}
