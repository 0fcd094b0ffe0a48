import { type DashboardOverview, samples } from "@throughline/domain/dashboard";
import { SampleTag } from "@throughline/ui/sample-tag";
import { Skeleton } from "@throughline/ui/skeleton";
import { useNow } from "../../browser/use-now.ts";
import { dayOf } from "../../format/date.ts";
import { GateStep } from "../../workspace/gate/gate-step.tsx";
import { overdueReview } from "../../workspace/gate/overdue-review.tsx";
import { SectionCard } from "./section-card.tsx";

type Gates = Pick<DashboardOverview, "gates" | "isUntouched">;

/** Where the program stands on its way through the gates; the sample's statuses while the program has nothing at all. */
export function StageGatesProgress({
	overview,
	className,
}: {
	overview: Gates | undefined;
	className?: string;
}) {
	const isSample = overview?.isUntouched === true;
	return (
		<SectionCard
			title="Stage Gates Progress"
			actions={isSample && <SampleTag className="my-1" />}
			className={className}
			bodyClassName="@container flex flex-col justify-center"
		>
			{overview ? <Steps gates={isSample ? sampled(overview.gates) : overview.gates} /> : <PendingSteps />}
		</SectionCard>
	);
}

function Steps({ gates }: { gates: Gates["gates"] }) {
	const today = dayOf(useNow());
	return (
		<ol className="flex flex-col @lg:flex-row">
			{gates.map((gate, index) => (
				<GateStep
					key={gate.code}
					gate={gate}
					isLast={index === gates.length - 1}
					detail={overdueReview(gate, today)}
				/>
			))}
		</ol>
	);
}

/** The specified sample, with the names of the organisation's own gates. */
function sampled(gates: Gates["gates"]): Gates["gates"] {
	return samples.gates.map(({ code, status }) => ({
		code,
		status,
		reviewDate: null,
		name: gates.find((gate) => gate.code === code)?.name ?? "",
	}));
}

function PendingSteps() {
	return (
		<div className="flex flex-col @lg:flex-row">
			{["G0", "G1", "G2", "G3", "G4"].map((code) => (
				<div
					key={code}
					className="flex min-h-14 flex-1 items-start gap-3 @lg:flex-col @lg:items-center @lg:gap-2.5"
				>
					<Skeleton className="size-7 shrink-0 rounded-full!" />
					<div className="flex flex-1 items-center justify-between gap-2 @lg:w-full @lg:flex-col @lg:gap-1.5">
						<Skeleton className="my-1 h-3 w-20" />
						<Skeleton className="my-0.5 h-4 w-16" />
					</div>
				</div>
			))}
		</div>
	);
}
