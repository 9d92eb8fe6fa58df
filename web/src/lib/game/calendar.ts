const ALARM_MINUTES = 60;

interface CalendarEvent {
  /** Unique among all events: saving it again replaces it. */
  id: string;
  title: string;
  /** Where to go then. */
  url: string;
  at: number;
}

const stamp = (time: number) => `${new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')}`;
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** A calendar file (RFC 5545) with one event and an alarm an hour before it. */
export function calendarOf({ id, title, url, at }: CalendarEvent, now = Date.now()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stella//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    `DESCRIPTION:${escaped(url)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${ALARM_MINUTES}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
