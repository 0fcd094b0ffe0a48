import { Plus } from "lucide-react";
import { Button, type ButtonProps } from "./button.tsx";

/** A button that adds something, named by what: "Add KPI". */
export function AddButton(props: Omit<ButtonProps, "icon">) {
	return <Button icon={<Plus size={props.size === "sm" ? 14 : 16} aria-hidden="true" />} {...props} />;
}
