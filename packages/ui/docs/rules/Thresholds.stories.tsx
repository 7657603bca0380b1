import { limits } from '@switchboard/api-contract/limits';
import preview from '../../../../.storybook/preview.tsx';
import { StatusBadge } from '../../src/blocks/marks/StatusBadge/StatusBadge.tsx';
import { Badge } from '../../src/components/display/Badge/Badge.tsx';
import { Meter } from '../../src/components/display/Meter/Meter.tsx';
import { healthOf, healthSteps } from '../../src/rules/health.ts';
import { leadScore, leadScoreSteps } from '../../src/rules/leadScore.ts';
import { passwordStrength, passwordStrengths, tooShort } from '../../src/rules/passwordStrength.ts';
import { rating, ratingSteps } from '../../src/rules/rating.ts';
import { usageSteps, usageTone } from '../../src/rules/usageTone.ts';
import { DocPage, DocPart } from '../frame/DocPage.tsx';
import { DocTable } from '../frame/DocTable.tsx';

const meta = preview.meta({ title: 'Rules/Thresholds' });

/** Each bound and the next value above it, from the highest down; then the lowest value. */
const bothSides = (steps: readonly { above: number }[], by: number, lowest: number): number[] => [
  ...steps.flatMap(({ above }) => (Number.isFinite(above) ? [above + by, above] : [])),
  lowest,
];

const { leadScore: score, rating: stars, usagePercent: usage } = limits.threshold;

export const LeadScore = meta.story({
  name: 'Lead score',
  render: () => (
    <DocPage
      path="Rules"
      name="Lead score"
      summary={`The badge of a score from 0 to 100: filled above ${score.high}, tinted above ${score.secondary}, else outlined.`}
    >
      <DocPart title="Both sides of each threshold">
        <DocTable
          label="Lead scores"
          heads={['Score', 'Badge', 'Variant']}
          rows={[...bothSides(leadScoreSteps, 1, 0), undefined].map((value) => [
            value ?? 'none',
            <StatusBadge key="badge" rule={leadScore} value={value} />,
            leadScore(value)?.variant ?? 'a dash',
          ])}
        />
      </DocPart>
    </DocPage>
  ),
});

export const Rating = meta.story({
  render: () => (
    <DocPage
      path="Rules"
      name="Rating"
      summary={`The badge of a rating from 0 to 5, with one decimal: filled above ${stars.high}, tinted above ${stars.secondary}, else outlined.`}
    >
      <DocPart title="Both sides of each threshold">
        <DocTable
          label="Ratings"
          heads={['Rating', 'Badge', 'Variant']}
          rows={[...bothSides(ratingSteps, 0.1, 0), undefined].map((value) => [
            value ?? 'none',
            <StatusBadge key="badge" rule={rating} value={value} />,
            rating(value)?.variant ?? 'a dash',
          ])}
        />
      </DocPart>
    </DocPage>
  ),
});

export const Usage = meta.story({
  render: () => (
    <DocPage
      path="Rules"
      name="Usage"
      summary={`The colour of a usage bar: red above ${usage.red} %, yellow above ${usage.yellow} %, else green. The figure is always beside it.`}
    >
      <DocPart title="Both sides of each threshold">
        <DocTable
          label="Usage"
          heads={['Percent', 'Bar', 'Colour']}
          rows={[...bothSides(usageSteps, 1, 0), undefined].map((value) => [
            value ?? 'none',
            <Meter key="bar" label="Requests" value={value} color={usageTone(value)} quiet />,
            usageTone(value),
          ])}
        />
      </DocPart>
    </DocPage>
  ),
});

const passwords = ['sun', 'aaaaaaaaaa', 'sunflowers', 'Sunflowers2', 'Sun-flowers-24-rain'];

export const PasswordStrength = meta.story({
  name: 'Password strength',
  render: () => (
    <DocPage
      path="Rules"
      name="Password strength"
      summary="How strong a new password is, by its length and variety. Whether it is a common one, the server says."
    >
      <DocPart title="Thresholds">
        <DocTable
          label="Thresholds"
          heads={['More than', 'Word', 'Parts of the line']}
          rows={[...passwordStrengths, tooShort].map((strength) => [
            Number.isFinite(strength.above) ? `${strength.above} bits` : strength === tooShort ? 'not enough' : 'less',
            <Badge key="badge" tone={strength.tone}>
              {strength.label}
            </Badge>,
            strength.parts,
          ])}
        />
      </DocPart>
      <DocPart title="Examples">
        <DocTable
          label="Examples"
          heads={['Password', 'Word']}
          rows={passwords.map((password) => [
            <code key="password">{password}</code>,
            passwordStrength(password)?.label ?? 'none',
          ])}
        />
      </DocPart>
    </DocPage>
  ),
});

export const Health = meta.story({
  name: 'Health · excellent, good, fair, poor',
  render: () => (
    <DocPage
      path="Rules"
      name="Health"
      summary="What the share of calls that services answered well in the last 24 hours is called, in percent."
    >
      <DocPart title="Both sides of each threshold">
        <DocTable
          label="Shares of calls"
          heads={['Percent', 'Word']}
          rows={[...bothSides(healthSteps, 1, 0), undefined].map((value) => {
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
      </DocPart>
    </DocPage>
  ),
});
