import { Input } from "@throughline/ui/input";
import { Search } from "lucide-react";

type SearchInputProps = {
	label: string;
	/** What it searches by, where the label does not say. */
	placeholder?: string;
	value: string;
	onValueChange: (words: string) => void;
};

/** Narrows the list below it while it is typed in. */
export function SearchInput({ label, placeholder = label, value, onValueChange }: SearchInputProps) {
	return (
		<div className="room-48 grow sm:max-w-80">
			<Input
				type="search"
				aria-label={label}
				placeholder={placeholder}
				icon={<Search size={16} />}
				value={value}
				onValueChange={onValueChange}
			/>
		</div>
	);
}
