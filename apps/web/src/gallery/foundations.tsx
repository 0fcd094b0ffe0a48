import { Section, Specimen } from "./section.tsx";

const surfaces = [
	"canvas",
	"card",
	"raised",
	"inset",
	"hover",
	"pressed",
	"line-subtle",
	"line",
	"line-control",
];
const inks = ["ink-strong", "ink", "ink-muted", "ink-faint", "accent-text"];
const statuses = ["good", "on-track", "warning", "serious", "critical", "unknown"];
const zones = ["red", "orange", "yellow", "green"];
const series = [1, 2, 3, 4, 5, 6];

function Swatch({ token }: { token: string }) {
	return (
		<li className="min-w-0">
			<div className="h-10 rounded-md border border-line" style={{ background: `var(--${token})` }} />
			<p className="mt-1 truncate text-caption text-ink-muted">{token}</p>
		</li>
	);
}

export function Foundations() {
	return (
		<>
			<Section id="colour" title="Colour">
				<div className="grid gap-4 xl:grid-cols-2">
					<Specimen name="Surfaces and lines">
						<ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
							{surfaces.map((token) => (
								<Swatch key={token} token={token} />
							))}
						</ul>
					</Specimen>
					<Specimen name="Accent">
						<ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
							{["accent", "accent-hover", "accent-active", "accent-soft", "accent-line", "ring"].map(
								(token) => (
									<Swatch key={token} token={token} />
								),
							)}
						</ul>
					</Specimen>
					<Specimen name="Status: text on soft, text on solid">
						<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
							{statuses.map((status) => (
								<li key={status} className="overflow-hidden rounded-md text-table font-medium">
									<p
										className="px-3 py-2"
										style={{ background: `var(--${status}-soft)`, color: `var(--${status})` }}
									>
										{status}
									</p>
									<p
										className="px-3 py-2"
										style={{ background: `var(--${status}-solid)`, color: `var(--on-${status})` }}
									>
										{status}
									</p>
								</li>
							))}
						</ul>
					</Specimen>
					<Specimen name="Risk zones and chart series">
						<ul className="grid grid-cols-4 gap-2 text-table font-semibold">
							{zones.map((zone) => (
								<li
									key={zone}
									className="flex h-12 items-center justify-center rounded-md capitalize"
									style={{ background: `var(--zone-${zone})`, color: `var(--on-zone-${zone})` }}
								>
									{zone}
								</li>
							))}
						</ul>
						<ul className="grid grid-cols-6 gap-2">
							{series.map((number) => (
								<Swatch key={number} token={`series-${number}`} />
							))}
						</ul>
					</Specimen>
				</div>
			</Section>
			<Section id="type" title="Type">
				<Specimen name="Inter variable">
					<p className="text-display font-semibold text-ink-strong">Display 24 — Program Dashboard</p>
					<p className="text-title font-semibold text-ink-strong">Title 20 — Strategic Decisions</p>
					<p className="text-lead font-semibold text-ink-strong">Lead 16 — Add New KPI</p>
					<p className="text-body">
						Body 14 — Pick a program, then read its schedule, budget, risks and benefits.
					</p>
					<p className="text-table text-ink-muted">
						Table 13 — Next gate review on 14 March 2027, sponsor Ana Ruiz.
					</p>
					<p className="text-caption text-ink-muted">Caption 12 — Updated 3 minutes ago</p>
					<p className="tabular text-body">Tabular $1,111,111 · $8,888,888 · 0.185 · 2026-11-21</p>
					<ul className="flex flex-wrap gap-x-6 gap-y-1 text-body">
						{inks.map((ink) => (
							<li key={ink} style={{ color: `var(--${ink})` }}>
								{ink}
							</li>
						))}
					</ul>
				</Specimen>
			</Section>
		</>
	);
}
