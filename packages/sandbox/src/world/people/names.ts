import type { City } from '../companies/cities.ts';

/** Names for women and men, where a family name has two forms with both. */
export interface Names {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly families: readonly (readonly [woman: string, man: string])[];
}

const split = (words: string): readonly string[] => words.trim().split(/\s+/);
const pairs = (words: string): Names['families'] =>
  split(words).map((word) => {
    const [woman = word, man = word] = word.split('/');
    return [woman, man];
  });

const polish: Names = {
  women: split(
    'Agnieszka Aleksandra Alicja Anna Barbara Beata Dorota Elżbieta Emilia Ewa Gabriela Hanna Iwona Izabela Joanna Julia Justyna Kamila Karolina Katarzyna Kinga Lena Magdalena Małgorzata Maria Marta Monika Natalia Olga Patrycja Paulina Renata Sylwia Urszula Weronika Zofia',
  ),
  men: split(
    'Adam Andrzej Artur Bartosz Cezary Damian Daniel Dariusz Dawid Filip Grzegorz Hubert Igor Jacek Jakub Jan Janusz Kamil Karol Konrad Krzysztof Łukasz Maciej Marcin Marek Mariusz Mateusz Michał Mikołaj Paweł Piotr Radosław Rafał Robert Sebastian Szymon Tomasz Wojciech',
  ),
  families: pairs(
    `Adamczyk Baran Bąk Bielecka/Bielecki Borkowska/Borkowski Chmiel Cieślak Czarnecka/Czarnecki Dudek Dziedzic Gajda
    Głowacka/Głowacki Górska/Górski Grabowska/Grabowski Jabłońska/Jabłoński Jasińska/Jasiński Kaczmarek Kalinowska/Kalinowski
    Kania Kołodziej Konieczna/Konieczny Kopeć Kozłowska/Kozłowski Krawczyk Kubiak Kurek Lis Lipińska/Lipiński Łuczak Majewska/Majewski
    Makowska/Makowski Markiewicz Mazurek Mroczek Nowicka/Nowicki Olszewska/Olszewski Orłowska/Orłowski Pająk Piątek
    Przybylska/Przybylski Rogala Romanowska/Romanowski Rutkowska/Rutkowski Sadowska/Sadowski Sikora Skiba Sobczak Sowa
    Stachowiak Szulc Szymczak Tomczak Urban Wilk Wiśniewska/Wiśniewski Witkowska/Witkowski Wrona Wysocka/Wysocki Zając
    Zalewska/Zalewski Zawadzka/Zawadzki Zych`,
  ),
};

/** Names by the code of the country. */
export const names: Readonly<Record<City['countryCode'], Names>> = {
  PL: polish,
  DE: {
    women: split('Anja Birgit Claudia Franziska Heike Jana Katrin Lea Mareike Nora Sabine Ulrike'),
    men: split('Andreas Bernd Dirk Fabian Holger Jens Kai Lars Matthias Oliver Ralf Torsten'),
    families: pairs(
      'Albrecht Böhme Dietrich Engel Fiedler Günther Hoppe Jahn Kühn Lorenz Pohl Reuter Seidel Thiel Voigt Winkler',
    ),
  },
  NL: {
    women: split('Anouk Femke Ilse Marloes Sanne Tess'),
    men: split('Bram Daan Joost Maarten Ruben Thijs'),
    families: pairs('Bakker Dekker Hoekstra Kuipers Mulder Postma Smit Vermeer'),
  },
  CZ: {
    women: split('Barbora Eliška Jitka Lucie Tereza'),
    men: split('Jiří Lukáš Ondřej Petr Vojtěch'),
    families: pairs('Benešová/Beneš Dvořáková/Dvořák Havlíčková/Havlíček Marešová/Mareš Němcová/Němec'),
  },
};
