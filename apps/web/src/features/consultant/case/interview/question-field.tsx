import type { InterviewQuestion } from "@throughline/domain/consultant/case";
import { noAnswer } from "@throughline/domain/consultant/text/keyboard-noise";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Field } from "@throughline/ui/field";
import { Textarea } from "@throughline/ui/textarea";

const longestAnswer = 2_000;

type QuestionFieldProps = InterviewQuestion & {
	value: string;
	/** What was typed answers nothing. */
	doubted: boolean;
	onChange: (text: string) => void;
	/** The person means it all the same. */
	onMean: () => void;
	onSkip: () => void;
};

/** A question of the interview with its answer, which can be skipped; one that answers nothing is asked about. */
export function QuestionField({
	question,
	example,
	value,
	doubted,
	onChange,
	onMean,
	onSkip,
}: QuestionFieldProps) {
	return (
		<div>
			<div className="flex flex-col gap-1.5 sm:flex-row sm:items-end sm:gap-3">
				<Field label={question} className="flex-1">
					<Textarea
						rows={1}
						maxLength={longestAnswer}
						value={value}
						onValueChange={onChange}
						placeholder={`For example: ${example}`}
					/>
				</Field>
				<Button
					variant="ghost"
					size="sm"
					className="self-end"
					aria-label={`Skip: ${question}`}
					onClick={onSkip}
				>
					Skip
				</Button>
			</div>
			{doubted && (
				<Callout
					tone="warning"
					role="alert"
					title={noAnswer}
					className="mt-2"
					action={
						<Button
							size="sm"
							aria-label={`Keep “${value.trim()}” as the answer to: ${question}`}
							onClick={onMean}
						>
							Keep it as my answer
						</Button>
					}
				>
					Change it, skip the question, or keep it if you mean it.
				</Callout>
			)}
		</div>
	);
}
