import { Button } from "@throughline/ui/button";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";

type ChoiceMenuProps<Choice> = {
	label: string;
	choices: readonly Choice[];
	onChoose: (choice: Choice) => void;
};

/** A choice for all rows that are selected in a list. */
export function ChoiceMenu<Choice extends { id: string | null; label: string }>({
	label,
	choices,
	onChoose,
}: ChoiceMenuProps<Choice>) {
	return (
		<DropdownMenu>
			<DropdownMenuTrigger>
				<Button variant="ghost" size="sm">
					{label}
				</Button>
			</DropdownMenuTrigger>
			<DropdownMenuContent>
				{choices.map((choice) => (
					<DropdownMenuItem key={choice.id ?? "none"} onSelect={() => onChoose(choice)}>
						{choice.label}
					</DropdownMenuItem>
				))}
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
