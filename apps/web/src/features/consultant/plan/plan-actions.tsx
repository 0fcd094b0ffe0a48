import { Link } from "@tanstack/react-router";
import type { VersionDetail } from "@throughline/domain/consultant/version";
import { Button } from "@throughline/ui/button";
import { Printer } from "lucide-react";
import { useStrategy } from "../stored-strategy.ts";
import { useMayChange } from "../use-may-change.ts";
import { OpenProgram } from "../versions/open-program.tsx";
import { isIntegrated } from "../versions/status/version-status.ts";
import { useIntegration } from "./use-integration.ts";

/** Both buttons in one row of a phone. */
const narrow = "max-sm:px-2";

/** What can be done with a plan: integrate it, unless another is about to take its place; see other versions, print it. */
export function PlanActions({ version, isRemade }: { version: VersionDetail; isRemade: boolean }) {
	const { sessionId, versionNumber, program, convertedProgramId } = version;
	const { missing } = useStrategy(sessionId);
	const mayWrite = useMayChange(sessionId);
	return (
		<>
			{program && (
				<Button
					variant="ghost"
					className="max-sm:hidden"
					icon={<Printer size={16} aria-hidden="true" />}
					onClick={() => window.print()}
				>
					Print
				</Button>
			)}
			{!missing && (
				<Button asChild className={narrow}>
					<Link to="/strategic-consultant/versions/$sessionId" params={{ sessionId }}>
						View All Versions
					</Link>
				</Button>
			)}
			{isIntegrated(version)
				? convertedProgramId && (
						<OpenProgram programId={convertedProgramId} variant="primary">
							Open program
						</OpenProgram>
					)
				: program &&
					mayWrite &&
					!isRemade && <Integrate sessionId={sessionId} versionNumber={versionNumber} />}
		</>
	);
}

/** Makes the program. With what open points it does so stands on this screen before, and on the program's dashboard after. */
function Integrate({ sessionId, versionNumber }: Pick<VersionDetail, "sessionId" | "versionNumber">) {
	const { integrate, isBusy } = useIntegration({ sessionId, versionNumber });
	return (
		<Button variant="primary" className={narrow} loading={isBusy} onClick={() => void integrate()}>
			Integrate to EPM Suite
		</Button>
	);
}
