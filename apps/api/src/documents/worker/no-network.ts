import dgram from "node:dgram";
import net from "node:net";

/** Loaded before all else into the process that reads files, and into its threads: from there nothing is reached. */
function refuse(): never {
	throw new Error("The process that reads files has no network");
}

net.Socket.prototype.connect = refuse;
net.Server.prototype.listen = refuse;
dgram.createSocket = refuse;
