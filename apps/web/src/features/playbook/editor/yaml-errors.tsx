import { Button } from "@throughline/ui/button";
import { CircleCheck } from "lucide-react";
import type { useYamlReading, YamlError } from "./use-yaml-reading.ts";

type YamlErrorsProps = {
	/** Of the sentence that sums it up. */
	id: string;
	check: ReturnType<typeof useYamlReading>;
	isEmpty: boolean;
	/** Where an error is, in a word or two; its line, where this is left out. */
	placeOf?: (error: YamlError) => string;
	onGoTo: (error: YamlError) => void;
};

/** What is wrong in the text, one by one; pressing an error goes there. */
export function YamlErrors({ id, check, isEmpty, placeOf, onGoTo }: YamlErrorsProps) {
	const errors = isEmpty ? [] : (check.reading?.errors ?? []);
	return (
		<section aria-label="Check" className="flex min-w-0 flex-col max-lg:order-first">
			<div id={id} role="status" className="flex min-h-8 items-center gap-1.5 text-table text-ink-muted">
				{isEmpty ? "Type or paste a playbook." : <Standing check={check} />}
			</div>
			{errors.length > 0 && (
				<ul
					aria-label="Errors"
					className="-mx-2 mt-1 max-h-48 space-y-1 overflow-y-auto lg:max-h-none lg:min-h-0 lg:flex-1 lg:basis-0"
				>
					{errors.map((error, index) => (
						<li key={index}>
							<button
								type="button"
								onClick={() => onGoTo(error)}
								className="focus-inset block w-full rounded-md px-2 py-1.5 text-left text-table hover:bg-hover"
							>
								<span className="tabular font-semibold text-critical">
									{placeOf?.(error) ?? `Line ${error.line}`}
								</span>
								<span className="block text-pretty break-words text-ink">{error.message}</span>
								{error.path && !placeOf && (
									<code className="block break-all font-mono text-caption text-ink-muted">{error.path}</code>
								)}
							</button>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function Standing({ check: { reading, isCurrent, failure, retry } }: Pick<YamlErrorsProps, "check">) {
	if (failure) {
		return (
			<span>
				{`Not checked: ${failure}`}{" "}
				<Button size="sm" variant="link" onClick={retry}>
					Try again
				</Button>
			</span>
		);
	}
	if (!isCurrent || !reading) return "Checking…";
	if (reading.playbook === null)
		return reading.errors.length === 1 ? "1 error" : `${reading.errors.length} errors`;
	return (
		<>
			<CircleCheck size={15} aria-hidden="true" className="text-good" />
			Valid playbook
		</>
	);
}
