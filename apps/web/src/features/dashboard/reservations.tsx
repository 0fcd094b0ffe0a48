import type { DashboardOverview } from "@throughline/domain/dashboard";
import { Callout } from "@throughline/ui/callout";
import { ReservationList } from "../../workspace/reservations/reservation-list.tsx";

/** What the plan left open when it became this program; nothing where it left nothing. */
export function Reservations({ reservations }: Pick<DashboardOverview, "reservations">) {
	if (reservations.length === 0) return null;
	const count = reservations.length === 1 ? "1 open point" : `${reservations.length} open points`;
	return (
		<section aria-label="Open points of the plan">
			<Callout tone="warning" title={`The plan was integrated with ${count}`}>
				<div className="mt-1.5">
					<ReservationList reservations={reservations} />
				</div>
			</Callout>
		</section>
	);
}
