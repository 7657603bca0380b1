/** A part of Leipzig or a town around it. */
export interface District {
  readonly town: string;
  readonly postcode: string;
  readonly lat: number;
  readonly lng: number;
  readonly streets: readonly string[];
}

const leipzig = (postcode: string, lat: number, lng: number, streets: string): District => ({
  town: 'Leipzig',
  postcode,
  lat,
  lng,
  streets: streets.split(', '),
});

/** Within some five kilometres of the market. */
export const districts: readonly District[] = [
  leipzig('04109', 51.3397, 12.3731, 'Marktgasse, Am Alten Theater, Burghofstraße, Nikolaigang'),
  leipzig('04107', 51.3255, 12.3745, 'Südvorstadtstraße, Arndtgasse, Kurt-Weill-Weg'),
  leipzig('04277', 51.3067, 12.3755, 'Connewitzer Kreuzweg, Wolfgang-Ring, Am Werk'),
  leipzig('04229', 51.3275, 12.3335, 'Weißenfelser Ufer, Kanalstraße, Spinnereihof'),
  leipzig('04177', 51.3365, 12.3255, 'Lindenauer Marktweg, Demmeringgasse, Hafenallee'),
  leipzig('04155', 51.3605, 12.3655, 'Gohliser Schloßweg, Menckegasse, Kirchplatz'),
  leipzig('04315', 51.3445, 12.4065, 'Eisenbahnweg, Torgauer Bogen, Hildegardplatz'),
  leipzig('04317', 51.3335, 12.4075, 'Reudnitzer Straße, Dresdner Bogen, Täubchenhof'),
  leipzig('04105', 51.3475, 12.3625, 'Waldgasse, Rosentalblick, Liviaufer'),
  leipzig('04299', 51.3145, 12.4125, 'Stötteritzer Landgasse, Schönbachweg, Papierwinkel'),
];

/** Farther out: a search with a small radius leaves them out. */
export const outskirts: readonly District[] = [
  { town: 'Markranstädt', postcode: '04420', lat: 51.3025, lng: 12.2205, streets: ['Seepromenade', 'Am Gleis'] },
  { town: 'Taucha', postcode: '04425', lat: 51.3805, lng: 12.4945, streets: ['Schloßberg', 'Parthenaue'] },
  { town: 'Grimma', postcode: '04668', lat: 51.2385, lng: 12.7255, streets: ['Muldenufer', 'Hohe Gasse'] },
  { town: 'Halle (Saale)', postcode: '06108', lat: 51.4825, lng: 11.9705, streets: ['Saaleblick', 'Hallmarktgasse'] },
];
