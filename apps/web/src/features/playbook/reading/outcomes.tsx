import type { Playbook } from "@throughline/domain/playbook/playbook";
import { InLanguage } from "./in-language.tsx";
import { Section } from "./section.tsx";

const better = { up: "Higher is better", down: "Lower is better" } as const;

/** What is measured to see whether it works. */
export function Kpis({ kpis }: Pick<Playbook, "kpis">) {
	return (
		<Section id="kpis" count={kpis.length}>
			<ul className="grid gap-x-8 gap-y-4 @2xl:grid-cols-2">
				{kpis.map(({ name, unit, direction, measured, frequency }, index) => (
					<li key={index} className="max-w-[72ch]">
						<p className="text-pretty break-words text-body font-medium text-ink-strong">
							<InLanguage text={name} />
						</p>
						<p className="text-table text-ink-muted">{`${unit} · ${better[direction]} · ${frequency}`}</p>
						{measured && (
							<p className="mt-1 text-pretty break-words text-table text-ink">
								<InLanguage text={measured} />
							</p>
						)}
					</li>
				))}
			</ul>
		</Section>
	);
}

/** What it is good for. */
export function Benefits({ benefits }: Pick<Playbook, "benefits">) {
	return (
		<Section id="benefits" count={benefits.length}>
			<ul className="divide-y divide-line-subtle">
				{benefits.map(({ text, category }, index) => (
					<li key={index} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2 first:pt-0">
						<span className="min-w-0 text-pretty break-words text-body">
							<InLanguage text={text} />
						</span>
						<span className="text-table text-ink-muted">{category}</span>
					</li>
				))}
			</ul>
		</Section>
	);
}

/** Who does the work. */
export function Roles({ roles }: Pick<Playbook, "roles">) {
	return (
		<Section id="roles" count={roles.length}>
			<ul className="flex flex-wrap gap-2">
				{roles.map(({ id, name }) => (
					<li
						key={id}
						className="max-w-full rounded-md border border-line px-2.5 py-1 text-table break-words"
					>
						<InLanguage text={name} />
					</li>
				))}
			</ul>
		</Section>
	);
}
