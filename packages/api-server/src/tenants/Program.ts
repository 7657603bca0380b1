/**
 * One of the agents, as what is common to all asks it. Each domain declares here, in its own folder, what it asks.
 *
 * @public
 */
export interface Program {}
