import { Stop } from '../../scripts/tools/stop.mjs';

/** The real peer cannot be had on this machine. It says nothing about the product, good or bad. */
export class PeerMissing extends Stop {}
