import { Card } from '../../../components/layout/Card/Card.tsx';
import { Grid } from '../../../components/layout/Grid/Grid.tsx';
import { Section } from '../../../components/layout/Section/Section.tsx';
import { roleId, roleMay, roleName } from './MembersTab.css.ts';
import { roleOptions } from './roleOptions.ts';

/** The three roles, in words. */
export function RolesSection() {
  return (
    <Section title="What each role may do">
      <Grid columns={3}>
        {roleOptions.map(({ value, label, hint }) => (
          <Card key={value} padded>
            <h3 className={roleName}>{label}</h3>
            <p className={roleId}>{value}</p>
            <p className={roleMay}>{hint}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
