import type { VersionDetail } from "@throughline/domain/consultant/version";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { GitBranch } from "lucide-react";
import { useState } from "react";
import { BranchDialog } from "../versions/branch-dialog.tsx";
import { isIntegrated } from "../versions/version-status.ts";

/** Says of a closed version why nothing can be changed in it, and how to go on. */
export function ClosedNote({ version, mayWrite }: { version: VersionDetail; mayWrite: boolean }) {
	const [isAsked, setAsked] = useState(false);
	return (
		<>
			<Callout
				title={isIntegrated(version) ? "These decisions have become a program" : "This version is finalized"}
			>
				{mayWrite
					? "They stay as they are. To decide differently, make a new version."
					: "They stay as they are."}
				{mayWrite && (
					<div className="pt-2">
						<Button
							size="sm"
							icon={<GitBranch size={14} aria-hidden="true" />}
							onClick={() => setAsked(true)}
						>
							New version from this
						</Button>
					</div>
				)}
			</Callout>
			{isAsked && <BranchDialog version={version} onClose={() => setAsked(false)} />}
		</>
	);
}
