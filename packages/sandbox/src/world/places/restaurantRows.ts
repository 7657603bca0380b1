/** A cuisine: how a map names it, what it serves, and the names of its restaurants. */
export interface Cuisine {
  /** The type in Google's table of places. */
  readonly type: string;
  /** In words, as a map shows it. */
  readonly category: string;
  readonly dishes: string;
  readonly names: readonly string[];
}

const row = (type: string, category: string, dishes: string, names: string): Cuisine => ({
  type,
  category,
  dishes,
  names: names.split(', '),
});

/** The restaurants of Leipzig. */
export const cuisines: readonly Cuisine[] = [
  row(
    'german_restaurant',
    'German restaurant',
    'Sauerbraten, dumplings and Leipziger Allerlei',
    'Gasthaus Zum Fröhlichen Fuchs, Alte Mehlwaage, Wirtshaus Krumme Linde, Zur Roten Laterne, Ratskeller Hinterhof, Gosenschänke Möckern, Zum Stillen Wehr, Schänke Am Kohlrabizirkus, Bürgerstube Reudnitz, Lindenauer Küche, Zur Alten Weberei, Pleißeblick',
  ),
  row(
    'italian_restaurant',
    'Italian restaurant',
    'fresh pasta, saltimbocca and tiramisu',
    'Trattoria Limone Storto, Osteria Quattro Sedie, Da Nonna Pina, Il Cortile Verde, Pasta e Basta Südvorstadt, Locanda Via Lattea, Cantina Bicchiere, Bottega del Corso, La Forchetta Lenta, Vicolo Undici, Tavola Lunga',
  ),
  row(
    'pizza_restaurant',
    'Pizza restaurant',
    'Neapolitan pizza from a wood oven',
    'Pizza Sottosopra, Forno Connewitz, Pizzeria Tre Ruote, Teig & Glut, Margheritas Schwester, Pizza Am Elsterflutbett, Steinofen Plagwitz, Quadrato',
  ),
  row(
    'vietnamese_restaurant',
    'Vietnamese restaurant',
    'pho, bun cha and summer rolls',
    'Pho Karlina, Quán Sông Elster, Bánh & Bao, Hà Nội Hinterhaus, Saigon Sechs, Lotus Lindenau, Nhà Bếp Nhỏ, Reisfeld Gohlis, Zitronengras Eck',
  ),
  row(
    'indian_restaurant',
    'Indian restaurant',
    'thalis, dosas and curries from the tandoor',
    'Masala Mühle, Tandoor Tor, Chai & Chapati, Kardamom Keller, Gewürzhof Delhi, Monsun Reudnitz, Safran Salon',
  ),
  row(
    'greek_restaurant',
    'Greek restaurant',
    'souvlaki, moussaka and grilled octopus',
    'Taverna Drei Delfine, Olivenhain Schleußig, Kafenion Westwerk, Ouzeria Bei Eleni, Kykladenhof, Mykos',
  ),
  row(
    'japanese_restaurant',
    'Japanese restaurant',
    'ramen, udon and donburi',
    'Ramen Kiosk Kuro, Sushi Elf Sinne, Izakaya Nachtlicht, Udon Stube, Mochi Mochi Leipzig, Kirschblüte Zentrum, Tanuki',
  ),
  row(
    'turkish_restaurant',
    'Turkish restaurant',
    'mezze, lahmacun and grilled lamb',
    'Ocakbaşı Feuerplatz, Meze Meze, Anadolu Hof, Simit Garten, Sofra Eisenbahnstraße, Granatapfel, Kebaphaus Neuschönefeld',
  ),
  row(
    'vegan_restaurant',
    'Vegan restaurant',
    'vegetables of the region and homemade tempeh',
    'Rübe & Rettich, Grünkern, Vleischlos Glücklich, Kohl Revier, Das Blaue Radieschen, Pastinake, Sellerie Saal, Hülse',
  ),
  row(
    'mexican_restaurant',
    'Mexican restaurant',
    'tacos al pastor, mole and mezcal',
    'Taquería Dos Gatos, Maíz Azul, El Nopal Gohlis, Cantina Calavera, Chile Verde',
  ),
  row(
    'middle_eastern_restaurant',
    'Syrian restaurant',
    'hummus, fattoush and shawarma',
    'Damaskus Tafel, Aleppo Garten, Zaatar Zimmer, Bab Sharqi, Falafel Fabrik, Sumach',
  ),
  row(
    'seafood_restaurant',
    'Seafood restaurant',
    'fish of the day, oysters and bouillabaisse',
    'Fischküche Am Hafen Lindenau, Kutter & Kabeljau, Graubarsch, Zander Zwei, Reuse',
  ),
  row(
    'steak_house',
    'Steak house',
    'dry-aged beef from Saxony',
    'Rinderstall Leutzsch, Glutnest, Prime Zeit, Feuer & Faser',
  ),
  row(
    'hamburger_restaurant',
    'Hamburger restaurant',
    'smash burgers and hand-cut fries',
    'Bulettenschmiede, Brioche Bande, Patty Patent, Klops & Co, Doppeldecker Burger, Heißer Stein',
  ),
  row(
    'french_restaurant',
    'French restaurant',
    'confit, tarte flambée and cheese from Alsace',
    'Bistro Petit Détour, Chez Madeleine Plagwitz, Le Canard Bleu, Brasserie Waldstraße',
  ),
  row(
    'spanish_restaurant',
    'Spanish restaurant',
    'tapas, tortilla and rice dishes',
    'Bodega Media Luna, Tapas Südplatz, La Siesta Larga, Casa Cuchara',
  ),
  row(
    'chinese_restaurant',
    'Chinese restaurant',
    'dim sum, hot pot and hand-pulled noodles',
    'Goldener Karpfen, Nudelhaus Lanzhou Eck, Drachenboot, Jasminhof, Bambuspavillon',
  ),
  row(
    'fine_dining_restaurant',
    'Fine dining restaurant',
    'seven courses from gardens around the town',
    'Tafelrunde Acht, Silberdistel, Kontor Küchenstudio, Zwölf Stühle',
  ),
  row(
    'restaurant',
    'Restaurant',
    'a small card that changes each week',
    'Speisesaal Baumwolle, Mittagstisch Messehof, Kantine Kulturwerk, Stadtbad Bistro, Orangerie Rosental, Tisch Neun',
  ),
];

/** Cafés and hotels, for those who ask for something else. */
export const cafeAndHotelRows: readonly Cuisine[] = [
  row(
    'cafe',
    'Cafe',
    'coffee from a roastery in town, and cakes',
    'Café Kolonnade, Röststätte Karli, Milchhalle Mockau, Kaffeehaus Riquinho, Crema Kollektiv, Café Zeitlos, Bohne & Butter, Eckstein Café, Törtchenwerk, Café Kanalblick, Filterhaus, Espresso Eins',
  ),
  row(
    'hotel',
    'Hotel',
    'quiet rooms near the centre',
    'Hotel Merseburger Tor, Pension Auwaldrand, Gästehaus Notenspur, Hotel Zur Buchmesse, Stadthotel Brühleck, Boardinghaus Karl Heine',
  ),
];
