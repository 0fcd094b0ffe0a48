import { Select, type SelectProps } from "@throughline/ui/select";

type WordSelectProps<Word extends string> = Omit<
	SelectProps,
	"value" | "options" | "groups" | "onValueChange"
> & {
	value: Word;
	/** How each is shown. */
	words: Readonly<Record<Word, string>>;
	/** In the order of display; that of `words` unless given. */
	values?: readonly Word[];
	onChoose: (word: Word) => void;
};

/** One of a few words, each shown in others. */
export function WordSelect<Word extends string>(props: WordSelectProps<Word>) {
	const { value, words, values = Object.keys(words) as Word[], onChoose, ...rest } = props;
	return (
		<Select
			{...rest}
			value={value}
			options={values.map((each) => ({ value: each, label: words[each] }))}
			onValueChange={(chosen) => {
				const next = values.find((each) => each === chosen);
				if (next !== undefined) onChoose(next);
			}}
		/>
	);
}
