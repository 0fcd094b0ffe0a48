import type { CreatedToken } from "@throughline/domain/account";
import { Button } from "@throughline/ui/button";
import { Input } from "@throughline/ui/input";
import { Check, Copy } from "lucide-react";
import { useRef, useState } from "react";

/** A new token in full, for the only time. */
export function ShownOnce({ token, onDone }: { token: CreatedToken; onDone: () => void }) {
	const [copied, setCopied] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(token.token);
			setCopied(true);
		} catch {
			// Without leave to use the clipboard: select it, so that the person's own copy key does it.
			field.current?.select();
		}
	};
	return (
		<section
			aria-label="New access token"
			className="rounded-lg border border-accent-line bg-accent-soft p-4"
		>
			<p role="status" className="text-body font-medium text-ink-strong">
				“{token.name}” is ready. Copy it now: it is not shown again.
			</p>
			<div className="mt-3 flex flex-wrap gap-2">
				<span className="room-56 flex-1">
					<Input
						ref={field}
						readOnly
						aria-label="Access token"
						value={token.token}
						onFocus={(event) => event.currentTarget.select()}
						className="bg-card! font-mono text-table"
					/>
				</span>
				<Button
					variant="primary"
					icon={copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
					onClick={() => void copy()}
				>
					{copied ? "Copied" : "Copy"}
				</Button>
				<Button onClick={onDone}>Done</Button>
			</div>
		</section>
	);
}
