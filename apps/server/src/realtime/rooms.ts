/** What the pilot's browser needs to speak to the examiner over WebRTC. */
export interface RoomLine {
  conversationToken: string;
  livekitUrl: string;
}

interface OpenRoomInput {
  conversationId: string;
  /** The conversation's own single-use token: the engine that takes the room redeems it. */
  token: string;
  /** Of the pilot: a demo is counted by it. */
  address: string;
}

/** Hands out the way into a room of its own for each connection. Asks nobody: the room is made by the first who enters. */
export interface Rooms {
  open(input: OpenRoomInput): Promise<RoomLine>;
}
