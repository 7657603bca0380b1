import { foldText } from '@switchboard/api-contract/text';
import {
  sentFields,
  type Matching,
  type SentCollection,
  type SentFieldName,
} from '@switchboard/api-contract/records/send';
import type { DestinationField, DestinationPlace } from './Destination.ts';

/** A name of a column as names are compared: without case, accents, blanks and signs. */
const normalized = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * What services and people call the fields that we have, the most exact first. A column is what its whole name says:
 * 'Email consent' has a word of these, and no address.
 */
const names: Readonly<Record<SentFieldName, string>> = {
  firstName: 'first name, given name, forename, prénom, Vorname, voornaam, imię, förnamn, fornavn',
  lastName: `last name, surname, family name, nom de famille, Nachname, Familienname, achternaam, nazwisko, apellido,
    apellidos, cognome, sobrenome, efternamn, etternavn`,
  name: `name, full name, contact name, lead name, person, nom complet, vollständiger Name, naam, nombre completo,
    nome completo, imię i nazwisko, namn, navn, имя, 名前, 氏名, 姓名`,
  email: `email, email address, mail, mail address, email id, e-mail 1, your email, work email, email (work),
    work email address, business email, business email address, office email, company email, contact email,
    contact email address, lead email, customer email, primary email, primary email address, main email,
    personal email, personal email address, private email, courriel, adresse courriel, adresse e-mail, adresse mail,
    mél, adresse électronique, courrier électronique, E-Mail-Adresse, Mailadresse, E-Mail geschäftlich, e-mailadres,
    mailadres, correo, correo electrónico, dirección de correo electrónico, dirección de email, posta elettronica,
    indirizzo e-mail, indirizzo mail, correio eletrônico, correio electrónico, endereço de e-mail, adres e-mail,
    adres mailowy, e-post, e-postadress, e-postadresse, mejl, sähköposti, e-mailová adresa, e-mail cím, e-posta,
    e-posta adresi, электронная почта, почта, имейл, електронна пошта, メール, メールアドレス, 邮箱, 电子邮件,
    電子郵件, 이메일, البريد الإلكتروني, אימייל, ईमेल`,
  phone: `phone, phone number, telephone, telephone number, tel, work phone, business phone, office phone, téléphone,
    numéro de téléphone, Telefon, Telefonnummer, telefoon, telefoonnummer, teléfono, telefono, telefone,
    numer telefonu, puhelin, телефон, 電話番号, 电话, mobile phone, mobile, cell phone, mobile number, Handy, portable`,
  company: `company, company name, account name, organisation, organization, organisation name, organization name, firm,
    employer, entreprise, société, Firma, Unternehmen, bedrijf, empresa, azienda, företag, компания, 会社, 会社名, 公司`,
  title: 'job title, title, position, role, fonction, poste, Stelle, functie, cargo, stanowisko',
  linkedinUrl: 'linkedin, linkedin url, hs_linkedin_url, linkedin profile, linkedin profile url',
  location: 'location, city, place, ville, Ort, Stadt, stad, ciudad, città, cidade, miasto',
  industry: 'industry, sector, Branche, branża, secteur',
  companySize: 'company size, employees, number of employees, headcount',
  status: 'status, stage, lead status',
  score: 'score, lead score',
  source: 'source, lead source',
  website: 'website, website url, url, web, web site, homepage, site web, sitio web, sito web, strona www',
  address: 'address, street address, street, postal address, adresse, Anschrift, dirección, indirizzo, adres',
  category: 'category, type, industry, catégorie, Kategorie',
  rating: 'rating, stars',
  reviewCount: 'reviews, review count, number of reviews',
  description: 'description, about, notes',
  mapsUrl: 'google maps, maps, map, maps url, google maps url',
};

type Words = Readonly<Record<SentFieldName, readonly string[]>>;
const wordsOf = (table: typeof names): Words => {
  const split = (text: string) => [...new Set(text.split(',').map(normalized))];
  return Object.fromEntries(Object.entries(table).map(([field, text]) => [field, split(text)])) as unknown as Words;
};
const ofPeople = wordsOf(names);
/** Where a business is a lead, its name is that of the company. */
const ofBusinesses = wordsOf({
  ...names,
  name: 'name, company name, business name, company, nom, Firma, nombre, nome, nazwa',
});

const addressNames: ReadonlySet<string> = new Set(ofPeople.email);

/** Whether a column of this name has e-mail addresses. */
export const isAddressColumn = (name: string): boolean => addressNames.has(normalized(name));

const numbers: readonly string[] = ['score', 'rating', 'reviewCount'];

/** The only one of several; undefined if there are none or more, since a member then has to choose. */
const onlyOne = <T>(some: readonly T[]): T | undefined => (some.length === 1 ? some[0] : undefined);

/** The fields that have this name, before those that are only labelled with it; undefined if there are none. */
function fieldNamed(word: string, fields: readonly DestinationField[]): readonly DestinationField[] | undefined {
  const named = fields.filter(({ name }) => normalized(name) === word);
  const fitting = named.length > 0 ? named : fields.filter(({ label }) => normalized(label) === word);
  return fitting.length > 0 ? fitting : undefined;
}

/**
 * Which of our fields goes into which of theirs, as far as their whole names tell. Where two fit equally well, none is
 * taken: a member chooses. A whole name is left out where its two parts fit. Nothing goes into a field that would have
 * to be made.
 */
export function proposeMatching(
  collection: SentCollection,
  { fields: all, keys = [] }: Pick<DestinationPlace, 'fields' | 'keys'>,
): Matching {
  const fields = all.filter(({ isNew }) => !isNew);
  const words = collection === 'businesses' ? ofBusinesses : ofPeople;
  const matching: Record<string, string> = {};
  const taken = new Set<string>();
  const take = (name: string, theirs: string | undefined): void => {
    if (theirs === undefined || taken.has(theirs)) return;
    matching[name] = theirs;
    taken.add(theirs);
  };
  const addresses = fields.filter(({ name, label }) => isAddressColumn(name) || isAddressColumn(label));
  take('email', onlyOne(addresses.filter(({ name }) => keys.length === 0 || keys.includes(name)))?.name);
  for (const { name: own } of sentFields[collection]) {
    if (own === 'email') continue;
    const free = fields.filter(
      (field) =>
        !taken.has(field.name) && field.isTheirs !== true && (field.takes !== 'number' || numbers.includes(own)),
    );
    for (const word of words[own]) {
      const fitting = fieldNamed(word, free);
      if (!fitting) continue;
      take(own, onlyOne(fitting)?.name);
      break;
    }
  }
  const { name, ...rest } = matching;
  const inParts = matching['firstName'] !== undefined && matching['lastName'] !== undefined;
  return inParts && name !== undefined ? rest : matching;
}
