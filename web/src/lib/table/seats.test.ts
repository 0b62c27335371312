import { describe, expect, it } from 'vitest';
import { drawingOf } from '../art/avatars';
import { BOT_NAMES } from '../net/messages.gen';
import { faceOfSeat } from './seats';

describe('the face of a seat', () => {
  it('is another one for each bot of the house', () => {
    const faces = BOT_NAMES.map((name) => faceOfSeat({ kind: 'bot', name, avatar: 'robot' }));
    expect(new Set(faces.map((face) => drawingOf(face))).size).toBe(BOT_NAMES.length);
    expect(faces).not.toContain('robot');
  });

  it('is what somebody chose, whatever their name, and stays when a bot takes their place', () => {
    expect(faceOfSeat({ kind: 'person', name: 'Pip', avatar: 'robot' })).toBe('robot');
    expect(faceOfSeat({ kind: 'bot', name: 'Ann’s bot', avatar: 'fox' })).toBe('fox');
    expect(faceOfSeat({ kind: 'bot', name: 'Bot 5', avatar: 'robot' })).toBe('robot');
  });
});
