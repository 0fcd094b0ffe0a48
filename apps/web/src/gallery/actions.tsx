import { AddButton } from "@throughline/ui/add-button";
import { Button } from "@throughline/ui/button";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import { IconButton } from "@throughline/ui/icon-button";
import { Kbd } from "@throughline/ui/kbd";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { Archive, Bell, ChevronDown, Ellipsis, Monitor, Moon, Pencil, Sun, Trash2 } from "lucide-react";
import { useState } from "react";
import { Row, Section, Specimen } from "./section.tsx";

const variants = ["primary", "secondary", "ghost", "danger", "link"] as const;

export function Actions() {
	const [zoom, setZoom] = useState<"day" | "week" | "month" | "quarter">("week");
	const [theme, setTheme] = useState<"system" | "light" | "dark">("system");
	return (
		<Section id="actions" title="Actions">
			<div className="grid gap-4 xl:grid-cols-2">
				<Specimen name="Button">
					<Row>
						{variants.map((variant) => (
							<Button key={variant} variant={variant}>
								{variant.charAt(0).toUpperCase() + variant.slice(1)}
							</Button>
						))}
					</Row>
					<Row>
						<AddButton variant="primary" size="sm">
							Add Task
						</AddButton>
						<AddButton variant="primary">Add Task</AddButton>
						<AddButton variant="primary" size="lg">
							Add Task
						</AddButton>
						<Button trailingIcon={<ChevronDown size={14} aria-hidden="true" />}>More</Button>
					</Row>
					<Row>
						<Button variant="primary" loading>
							Saving
						</Button>
						<Button loading progress={60}>
							Importing
						</Button>
						<Button variant="danger" loading>
							Deleting
						</Button>
						<Button variant="primary" disabled>
							Disabled
						</Button>
						<Button disabled>Disabled</Button>
					</Row>
				</Specimen>
				<Specimen name="Icon button, menu, segmented control, keys">
					<Row>
						<IconButton label="Notifications" icon={<Bell size={16} aria-hidden="true" />} />
						<IconButton label="Edit" variant="secondary" icon={<Pencil size={16} aria-hidden="true" />} />
						<IconButton label="Edit" size="sm" icon={<Pencil size={14} aria-hidden="true" />} />
						<IconButton label="Loading" loading icon={<Pencil size={16} aria-hidden="true" />} />
						<IconButton label="Disabled" disabled icon={<Pencil size={16} aria-hidden="true" />} />
						<DropdownMenu>
							<DropdownMenuTrigger>
								<IconButton
									label="More actions"
									tooltip={false}
									variant="secondary"
									icon={<Ellipsis size={16} aria-hidden="true" />}
								/>
							</DropdownMenuTrigger>
							<DropdownMenuContent>
								<DropdownMenuItem icon={<Pencil size={14} />} shortcut="E">
									Edit
								</DropdownMenuItem>
								<DropdownMenuItem icon={<Archive size={14} />}>Archive</DropdownMenuItem>
								<DropdownMenuItem disabled>Move to portfolio</DropdownMenuItem>
								<DropdownMenuSeparator />
								<DropdownMenuItem icon={<Trash2 size={14} />} destructive>
									Delete
								</DropdownMenuItem>
							</DropdownMenuContent>
						</DropdownMenu>
					</Row>
					<Row>
						<SegmentedControl
							aria-label="Zoom"
							value={zoom}
							onValueChange={setZoom}
							segments={[
								{ value: "day", label: "Day" },
								{ value: "week", label: "Week" },
								{ value: "month", label: "Month" },
								{ value: "quarter", label: "Quarter" },
							]}
						/>
						<SegmentedControl
							aria-label="Theme choice"
							iconOnly
							value={theme}
							onValueChange={setTheme}
							segments={[
								{ value: "system", label: "System", icon: <Monitor size={14} /> },
								{ value: "light", label: "Light", icon: <Sun size={14} /> },
								{ value: "dark", label: "Dark", icon: <Moon size={14} /> },
							]}
						/>
					</Row>
					<Row>
						<span className="inline-flex items-center gap-1.5 text-table text-ink-muted">
							Search <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
						</span>
						<span className="inline-flex items-center gap-1.5 text-table text-ink-muted">
							Next row <Kbd>j</Kbd> previous <Kbd>k</Kbd>
						</span>
					</Row>
				</Specimen>
			</div>
		</Section>
	);
}
