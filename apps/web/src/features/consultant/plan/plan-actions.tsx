import { Link } from "@tanstack/react-router";
import type { VersionDetail } from "@throughline/domain/consultant/version";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { CircleCheck, Printer } from "lucide-react";
import { useWalk } from "../stored-walk.ts";
import { useMayChange } from "../use-may-change.ts";
import { OpenProgram } from "../versions/open-program.tsx";
import { isIntegrated } from "../versions/version-status.ts";
import { useIntegration } from "./use-integration.ts";

/** What can be done with a plan: integrate it, look at the other versions, print it. */
export function PlanActions({ version }: { version: VersionDetail }) {
	const { sessionId, versionNumber, program, convertedProgramId } = version;
	const { missing } = useWalk(sessionId);
	const mayWrite = useMayChange(sessionId);
	const { integrate, isBusy } = useIntegration({ sessionId, versionNumber });
	return (
		<>
			{program && (
				<Button
					variant="ghost"
					icon={<Printer size={16} aria-hidden="true" />}
					onClick={() => window.print()}
				>
					Print
				</Button>
			)}
			{!missing && (
				<Button asChild>
					<Link to="/strategic-consultant/versions/$sessionId" params={{ sessionId }}>
						View All Versions
					</Link>
				</Button>
			)}
			{isIntegrated(version) ? (
				<>
					<Badge tone="good" icon={<CircleCheck size={14} aria-hidden="true" />}>
						Integrated to EPM Suite
					</Badge>
					{convertedProgramId && (
						<OpenProgram programId={convertedProgramId} variant="primary">
							Open program
						</OpenProgram>
					)}
				</>
			) : (
				program &&
				mayWrite && (
					<Button variant="primary" loading={isBusy} onClick={() => void integrate()}>
						Integrate to EPM Suite
					</Button>
				)
			)}
		</>
	);
}
