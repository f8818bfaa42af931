import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time, to the minute: what says how long ago something was stays true while it is looked at. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
