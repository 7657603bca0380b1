import type { Business } from '@switchboard/api-contract/agents/mapsScraper';

/** 'Leipzig' of 'Karl-Heine-Str. 14, Leipzig': the part after the street, or the whole address if it has no comma. */
export function placeOf(address: string | undefined): string | undefined {
  const place = address?.slice(address.indexOf(',') + 1).trim();
  return place || address?.trim() || undefined;
}

/** 'cafe-albers.de' of 'https://www.cafe-albers.de/'; text that is not a web address is returned unchanged. */
export function websiteName(website: string | undefined): string | undefined {
  const text = website?.trim();
  if (!text) return undefined;
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).hostname.replace(/^www\./, '') : text;
}

/** '51.3327, 12.3346'; undefined for impossible coordinates. */
export function coordinatesText(coordinates: Business['coordinates']): string | undefined {
  if (!coordinates) return undefined;
  const { lat, lng } = coordinates;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? `${lat}, ${lng}` : undefined;
}
