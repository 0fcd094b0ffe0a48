import { clsx } from "clsx";
import { GitFork, Lightbulb, type LucideIcon, Workflow } from "lucide-react";

const capabilities: { title: string; text: string; Icon: LucideIcon }[] = [
	{
		title: "AI strategic analysis",
		text: "A business idea or a strategy document becomes strategic decisions, each with its rationale.",
		Icon: Lightbulb,
	},
	{
		title: "Root cause analysis",
		text: "The Five Whys method leads from what is seen to what causes it, one question at a time.",
		Icon: GitFork,
	},
	{
		title: "Program generation",
		text: "Workstreams, tasks, KPIs, risks, benefits and resource plans are made automatically from what was decided.",
		Icon: Workflow,
	},
];

/** What the product does, for those who see it for the first time. Side by side where its container is wide. */
export function CapabilityList({ className }: { className?: string }) {
	return (
		<div className={clsx("@container", className)}>
			<ul className="grid gap-5 @xl:grid-cols-3 @xl:gap-4">
				{capabilities.map(({ title, text, Icon }) => (
					<li key={title} className="flex gap-3 @xl:flex-col">
						<span
							aria-hidden="true"
							className="flex size-9 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent-text"
						>
							<Icon size={18} />
						</span>
						<div className="min-w-0">
							<h3 className="text-body font-semibold">{title}</h3>
							<p className="mt-0.5 text-pretty text-table text-ink-muted">{text}</p>
						</div>
					</li>
				))}
			</ul>
		</div>
	);
}
