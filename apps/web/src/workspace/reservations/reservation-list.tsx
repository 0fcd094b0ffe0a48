import type { Reservation } from "@throughline/domain/consultant/integration/reservations";

const titles: Record<Reservation["kind"], string> = {
	budget: "Budget limit not met",
	deadline: "Deadline not met",
	"must not": "A fixed condition is not met",
	"assumed cause": "Root cause assumed: no evidence yet",
	"unready case": "Case not confirmed as ready",
};

/** With what a plan becomes a program all the same, each by its name. */
export function ReservationList({ reservations }: { reservations: readonly Reservation[] }) {
	return (
		<ul className="space-y-2">
			{reservations.map(({ kind, text, change }) => (
				<li key={`${kind}/${text}`} className="min-w-0">
					<p className="font-medium">{titles[kind]}</p>
					{text && <p className="text-pretty break-words">{text}</p>}
					{change && <p className="text-pretty break-words">{change}</p>}
				</li>
			))}
		</ul>
	);
}
