import { Progress } from "@throughline/ui/progress";

/** Percent done with its bar; a dash while nobody measures it. */
export function TaskProgress({ progress }: { progress: number | null }) {
	if (progress === null) return <span className="text-ink-faint">—</span>;
	return (
		<span className="flex w-full items-center gap-2 print:min-w-24">
			<span className="w-10 shrink-0 whitespace-nowrap tabular">{progress}%</span>
			<Progress value={progress} label="Progress" hideLabel className="grow" />
		</span>
	);
}
