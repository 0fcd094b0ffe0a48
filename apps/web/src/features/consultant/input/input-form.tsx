import { inputRequired, largestText, textTooLarge } from "@throughline/domain/consultant/upload";
import type { Provider } from "@throughline/domain/run";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { Field } from "@throughline/ui/field";
import { Textarea } from "@throughline/ui/textarea";
import { toast } from "@throughline/ui/toast";
import { ArrowRight, Lightbulb } from "lucide-react";
import { type DragEvent, type FormEvent, useState } from "react";
import { ProviderChoice } from "../provider-choice.tsx";
import { type ChosenFile, FilePicker, withFiles } from "./file-picker.tsx";
import { sampleMemo } from "./sample-memo.ts";

type InputFormProps = {
	text: string;
	onText: (text: string) => void;
	files: readonly ChosenFile[];
	onFiles: (files: readonly ChosenFile[]) => void;
	provider: Provider | undefined;
	onProvider: (provider: Provider) => void;
	/** Why the last attempt did not succeed. */
	failure: string | null;
	/** The page was reloaded while the text was on its way, and it was not stored. */
	interrupted: boolean;
	/** There is material already, which this adds to. */
	adds: boolean;
	onSend: (files: readonly File[]) => void;
};

/** What the strategy begins with: a text, files, and who is to read them. */
export function InputForm({
	text,
	onText,
	files,
	onFiles,
	provider,
	onProvider,
	failure,
	interrupted,
	adds,
	onSend,
}: InputFormProps) {
	const [dragged, setDragged] = useState(false);
	const add = (added: readonly File[]) => added.length > 0 && onFiles(withFiles(files, added));
	const problem = textProblem(text);
	const broken = files.some(({ problem }) => problem !== null);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (broken || problem) return;
		if (!text.trim() && files.length === 0) {
			toast({ title: "Input required", description: inputRequired, variant: "destructive" });
			return;
		}
		onSend(files.map(({ file }) => file));
	};
	const overForm = (event: DragEvent) => {
		if (!event.dataTransfer.types.includes("Files")) return;
		event.preventDefault();
		setDragged(true);
	};
	return (
		<Card as="section" aria-labelledby="input-title" className="p-5 sm:p-6">
			<form
				noValidate
				aria-labelledby="input-title"
				onSubmit={submit}
				onDragEnter={overForm}
				onDragOver={overForm}
				onDragLeave={({ currentTarget, relatedTarget }) => {
					if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragged(false);
				}}
				onDrop={(event) => {
					event.preventDefault();
					setDragged(false);
					add([...event.dataTransfer.files]);
				}}
				onPaste={(event) => {
					const pasted = [...event.clipboardData.files];
					if (pasted.length === 0) return;
					event.preventDefault();
					add(pasted);
				}}
				className="space-y-5"
			>
				<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
					<div className="min-w-0">
						<h2 id="input-title" className="text-title font-semibold text-ink-strong">
							{adds ? "Add material to this strategy" : "What do you want to solve?"}
						</h2>
						<p className="mt-1 max-w-[64ch] text-pretty text-body text-ink-muted">
							{adds
								? "What you add can be quoted as soon as a new tree is generated, or the research is done again."
								: "A problem, an idea or a strategy paper. Five questions lead from it to the root cause; every answer is backed by quotes from what you give here."}
						</p>
					</div>
					{text === "" && files.length === 0 && !adds && (
						<Button icon={<Lightbulb size={15} aria-hidden="true" />} onClick={() => onText(sampleMemo)}>
							Try it with a sample memo
						</Button>
					)}
				</div>
				{failure && (
					<Callout tone="critical" title={closed(failure)}>
						What you gave is still here.
					</Callout>
				)}
				{interrupted && text !== "" && (
					<Callout tone="warning" title="Sending your text was interrupted.">
						It is still here, and not stored yet. Start the analysis again.
					</Callout>
				)}
				<Field label="Your text" error={problem ?? undefined}>
					<Textarea
						rows={9}
						value={text}
						onValueChange={onText}
						placeholder="We lose customers in Iberia because…"
					/>
				</Field>
				<FilePicker
					files={files}
					onAdd={add}
					onRemove={(key) => onFiles(files.filter((each) => each.key !== key))}
					dragged={dragged}
				/>
				<div className="flex flex-wrap items-end justify-between gap-4 border-t border-line-subtle pt-5">
					<ProviderChoice value={provider} onChange={onProvider} className="w-full sm:w-64" />
					<Button
						type="submit"
						variant="primary"
						size="lg"
						disabled={broken || problem !== null}
						trailingIcon={<ArrowRight size={16} aria-hidden="true" />}
						className="max-sm:w-full"
					>
						{adds ? "Add and continue" : "Start Analysis"}
					</Button>
				</div>
			</form>
		</Card>
	);
}

/** A sentence with its full stop: what the server says may have none. */
function closed(sentence: string): string {
	return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Why a text cannot be sent, as a sentence; null when it can. */
function textProblem(text: string): string | null {
	// A unit takes three bytes of UTF-8 at most: what is short need not be encoded with every letter.
	if (text.length * 3 <= largestText) return null;
	const bytes = new TextEncoder().encode(text).length;
	return bytes > largestText ? textTooLarge(bytes) : null;
}
