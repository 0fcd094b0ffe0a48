import { Button } from "@throughline/ui/button";
import { toast } from "@throughline/ui/toast";
import { FileUp } from "lucide-react";
import { useRef } from "react";

const mostBytes = 1024 * 1024;

/** Reads a YAML file of the person's machine into the editor. */
export function FileButton({ onText }: { onText: (text: string) => void }) {
	const input = useRef<HTMLInputElement>(null);

	async function read(file: File): Promise<void> {
		if (file.size > mostBytes) return refuse("A playbook's file may have at most 1 MB.");
		try {
			onText(await file.text());
		} catch {
			refuse(`${file.name} could not be read.`);
		}
	}

	return (
		<>
			<Button icon={<FileUp size={15} aria-hidden="true" />} onClick={() => input.current?.click()}>
				Choose file
			</Button>
			<input
				ref={input}
				type="file"
				aria-label="Playbook file"
				accept=".yaml,.yml,application/yaml,text/yaml"
				className="sr-only"
				tabIndex={-1}
				onChange={({ target }) => {
					const [file] = target.files ?? [];
					if (file) void read(file);
					// The same file may be chosen again after it was changed.
					target.value = "";
				}}
			/>
		</>
	);
}

function refuse(description: string): void {
	toast({ title: "File not read", description, variant: "destructive" });
}
