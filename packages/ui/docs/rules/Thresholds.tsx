import { StatusBadge } from '../../src/blocks/marks/StatusBadge/StatusBadge.tsx';
import { Badge } from '../../src/components/display/Badge/Badge.tsx';
import { Meter } from '../../src/components/display/Meter/Meter.tsx';
import { healthOf, healthThresholds, usageThresholds, usageColour } from '../../src/rules/connections.ts';
import { leadScore, leadScoreThresholds, rating, ratingThresholds } from '../../src/rules/records.ts';
import { passwordStrength, passwordStrengths, tooShort } from '../../src/rules/passwordStrength.ts';
import { DocTable } from '../frame/DocTable.tsx';

/** Each bound and the next value above it, from the highest down; then the lowest value, and none. */
const bothSides = (steps: readonly { above: number }[], by: number): (number | undefined)[] => [
  ...steps.flatMap(({ above }) => (Number.isFinite(above) ? [above + by, above] : [])),
  0,
  undefined,
];

export const LeadScores = () => (
  <DocTable
    label="Lead scores"
    heads={['Score', 'Badge', 'Variant']}
    rows={bothSides(leadScoreThresholds, 1).map((value) => [
      value ?? 'none',
      <StatusBadge key="badge" rule={leadScore} value={value} />,
      leadScore(value)?.variant ?? 'a dash',
    ])}
  />
);

export const Ratings = () => (
  <DocTable
    label="Ratings"
    heads={['Rating', 'Badge', 'Variant']}
    rows={bothSides(ratingThresholds, 0.1).map((value) => [
      value ?? 'none',
      <StatusBadge key="badge" rule={rating} value={value} />,
      rating(value)?.variant ?? 'a dash',
    ])}
  />
);

export const Usage = () => (
  <DocTable
    label="Usage"
    heads={['Percent', 'Bar', 'Colour']}
    rows={bothSides(usageThresholds, 1).map((value) => [
      value ?? 'none',
      <Meter key="bar" label="Requests" value={value} color={usageColour(value)} quiet />,
      usageColour(value),
    ])}
  />
);

export const PasswordStrengths = () => (
  <DocTable
    label="Strengths"
    heads={['More than', 'Word', 'Parts of the line']}
    rows={[...passwordStrengths, tooShort].map((strength) => [
      Number.isFinite(strength.above) ? `${strength.above} bits` : strength === tooShort ? 'not enough' : 'less',
      <Badge key="badge" tone={strength.tone}>
        {strength.label}
      </Badge>,
      strength.parts,
    ])}
  />
);

const passwords = ['sun', 'aaaaaaaaaa', 'sunflowers', 'Sunflowers2', 'Sun-flowers-24-rain'];

export const PasswordExamples = () => (
  <DocTable
    label="Examples"
    heads={['Password', 'Word']}
    rows={passwords.map((password) => [
      <code key="password">{password}</code>,
      passwordStrength(password)?.label ?? 'none',
    ])}
  />
);

export const HealthWords = () => (
  <DocTable
    label="Shares of calls"
    heads={['Percent', 'Word']}
    rows={bothSides(healthThresholds, 1).map((value) => {
      const health = healthOf(value);
      return [
        value ?? 'none',
        health ? (
          <Badge key="badge" tone={health.tone}>
            {health.word}
          </Badge>
        ) : (
          'a dash'
        ),
      ];
    })}
  />
);
