import { clsx } from "clsx";

/** The four stations of the product, from the last to the first, as they stand on the line from top to bottom. */
const stations = [
	{ title: "Program", text: "Tasks, KPIs, risks, benefits and money, live.", place: "top-[9%] left-[57%]" },
	{
		title: "Decision",
		text: "Options with cost, time and risk, and the reason for one.",
		place: "top-[34%] left-[38%]",
	},
	{
		title: "Root cause",
		text: "Five questions, from the symptom to what causes it.",
		place: "top-[60%] left-[26%]",
	},
	{
		title: "Evidence",
		text: "A sentence of your own text, quoted and checked.",
		place: "top-[86%] left-[12%]",
	},
];

/** The product in one picture: an unbroken line through evidence, root cause, decision and program. */
export function Thread() {
	return (
		<div className="relative h-104 w-full max-w-md sm:aspect-square sm:h-auto">
			<svg
				viewBox="0 0 400 400"
				aria-hidden="true"
				preserveAspectRatio="none"
				className="absolute inset-0 size-full overflow-visible fill-none"
			>
				<path
					d="M-44 392C-8 382 22 364 48 344 98 306 76 272 104 240 136 204 120 170 152 136 184 102 180 60 228 36 262 19 300 6 332-30"
					className="stroke-accent-line"
					strokeWidth="2.5"
					strokeLinecap="round"
					vectorEffect="non-scaling-stroke"
				/>
			</svg>
			<ul>
				{stations.map(({ title, text, place }) => (
					<li key={title} className={clsx("absolute flex -translate-y-2.5 items-start gap-4", place)}>
						<span
							aria-hidden="true"
							className="mt-1 -ml-1.5 size-3 shrink-0 rounded-full bg-accent ring-4 ring-accent-soft"
						/>
						<span className="max-w-[21ch]">
							<span className="block text-lead font-semibold text-ink-strong">{title}</span>
							<span className="block text-pretty text-table text-ink-muted">{text}</span>
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}
