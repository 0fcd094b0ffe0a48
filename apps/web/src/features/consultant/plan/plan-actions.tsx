import { Link } from "@tanstack/react-router";
import { reservationsOf } from "@throughline/domain/consultant/integration/reservations";
import type { Plan } from "@throughline/domain/consultant/plan";
import type { VersionDetail } from "@throughline/domain/consultant/version";
import { Button } from "@throughline/ui/button";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { Printer } from "lucide-react";
import { useState } from "react";
import { ReservationList } from "../../../workspace/reservations/reservation-list.tsx";
import { useStrategy } from "../stored-strategy.ts";
import { useMayChange } from "../use-may-change.ts";
import { OpenProgram } from "../versions/open-program.tsx";
import { isIntegrated } from "../versions/version-status.ts";
import { useIntegration } from "./use-integration.ts";

/** Both buttons in one row of a phone. */
const narrow = "max-sm:px-2";

/** What can be done with a plan: integrate it, look at the other versions, print it. */
export function PlanActions({ version }: { version: VersionDetail }) {
	const { sessionId, program, convertedProgramId } = version;
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
				: program && mayWrite && <Integrate version={version} plan={program} />}
		</>
	);
}

/** Makes the program; a plan that breaks a limit, or rests on what nobody confirmed, does so only when that was read. */
function Integrate({ version, plan }: { version: VersionDetail; plan: Plan }) {
	const { sessionId, versionNumber } = version;
	const { integrate, isBusy } = useIntegration({ sessionId, versionNumber });
	const [isAsking, setAsking] = useState(false);
	const reservations = reservationsOf({ ...version, program: plan });
	return (
		<>
			<Button
				variant="primary"
				className={narrow}
				loading={isBusy}
				onClick={() => (reservations.length > 0 ? setAsking(true) : void integrate())}
			>
				Integrate to EPM Suite
			</Button>
			<ConfirmDialog
				open={isAsking}
				onOpenChange={setAsking}
				title={`Integrate “${plan.title}” with ${reservations.length === 1 ? "an open point" : "open points"}?`}
				description="It becomes an active program all the same. Its dashboard shows this to everybody:"
				confirmLabel="Integrate anyway"
				onConfirm={integrate}
			>
				<div className="text-table text-ink">
					<ReservationList reservations={reservations} />
				</div>
			</ConfirmDialog>
		</>
	);
}
