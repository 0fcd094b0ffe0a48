import type { Mark, Quote } from "@throughline/domain/consultant/evidence";
import { Badge } from "@throughline/ui/badge";
import {
	Calculator,
	ChevronRight,
	CircleDashed,
	MessageCircleQuestion,
	Quote as QuoteMark,
} from "lucide-react";
import { QuoteText } from "../../../workspace/source/quote-text.tsx";

type Grounds = {
	mark?: Mark | undefined;
	quotes?: readonly Quote[] | undefined;
	/** The arithmetic of what is derived; of what is assumed, from where. */
	derivation?: string | undefined;
	/** Figures of a model's own. */
	estimated?: readonly string[] | undefined;
};

const marks: Record<Mark, { word: string; Icon: typeof QuoteMark; meaning: string }> = {
	quoted: { word: "Quoted", Icon: QuoteMark, meaning: "Your material says so" },
	derived: { word: "Derived", Icon: Calculator, meaning: "Calculated from figures of your material" },
	assumed: {
		word: "Assumed",
		Icon: CircleDashed,
		meaning: "Taken from a playbook or a model, not from your material",
	},
	asked: { word: "Asked", Icon: MessageCircleQuestion, meaning: "Answered by a person" },
};

/** Where an item comes from, as a badge that opens to its quotes and arithmetic; nothing for an item of an older version. */
export function GroundsBadge({ of, grounds }: { of: string; grounds: Grounds }) {
	if (grounds.mark === undefined) return null;
	return (
		<div className="min-w-0">
			<FoldedGrounds of={of} {...grounds} mark={grounds.mark} />
			<OwnFigures figures={grounds.estimated} />
		</div>
	);
}

/** Which figures of an item are a model's own: in sight, because they stand among those of the material. */
export function OwnFigures({ figures = [] }: { figures: readonly string[] | undefined }) {
	if (figures.length === 0) return null;
	return (
		<p className="text-pretty break-words text-caption text-ink-muted">
			{`The model's own ${figures.length === 1 ? "figure" : "figures"}: ${figures.join(", ")}`}
		</p>
	);
}

function FoldedGrounds({ of, mark, quotes = [], derivation }: Grounds & { of: string; mark: Mark }) {
	if (quotes.length === 0 && !derivation) {
		return (
			<span className="flex min-h-6 items-center">
				<MarkBadge mark={mark} />
			</span>
		);
	}
	return (
		<details className="group/grounds relative z-1 w-fit max-w-full">
			<summary className="hit-area inline-flex min-h-6 cursor-pointer list-none items-center gap-0.5 rounded-sm">
				<MarkBadge mark={mark} />
				<ChevronRight
					size={13}
					aria-hidden="true"
					className="text-ink-faint transition-transform duration-120 group-open/grounds:rotate-90"
				/>
				<span className="sr-only">: where “{of}” comes from</span>
			</summary>
			<div className="space-y-2 py-2">
				<GroundsText quotes={quotes} derivation={derivation} />
			</div>
		</details>
	);
}

/** Where an item comes from, in a word. */
export function MarkBadge({ mark }: { mark: Mark }) {
	const { word, Icon, meaning } = marks[mark];
	return (
		<Badge size="sm" variant="outline" icon={<Icon size={12} aria-hidden="true" />} title={meaning}>
			{word}
		</Badge>
	);
}

/** The arithmetic and the quotes that an item rests on. */
export function GroundsText({ quotes = [], derivation }: Pick<Grounds, "quotes" | "derivation">) {
	return (
		<>
			{derivation && <p className="text-pretty break-words text-table text-ink-muted">{derivation}</p>}
			{quotes.map((quote) => (
				<QuoteText key={`${quote.passageId}/${quote.start}`} quote={quote} />
			))}
		</>
	);
}
