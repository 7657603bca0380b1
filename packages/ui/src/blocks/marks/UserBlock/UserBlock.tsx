import type { User } from '@switchboard/api-contract/auth';
import { Avatar } from '../../../components/display/Avatar/Avatar.tsx';
import { clip } from '../../../format/text.ts';
import { userRow, userNameLine, userRole, userWords } from '../marks.css.ts';

/** A member's display name: the name, else the username, else the email address. */
export function userName({ name, username, email }: User): string {
  const displayName = [name, username, email].find((candidate) => candidate?.trim());
  return clip(displayName?.trim() ?? 'Member', 120);
}

interface UserBlockProps {
  /** The member. All that is known of them may be missing. */
  user: User;
}

/** Who is signed in: initials, name and role. */
export function UserBlock({ user }: UserBlockProps) {
  const name = userName(user);
  return (
    <div className={userRow}>
      <Avatar name={name} />
      <div className={userWords}>
        <div className={userNameLine} dir="auto" title={name.length > 20 ? name : undefined}>
          {name}
        </div>
        {user.role ? (
          <div className={userRole} dir="auto">
            {clip(user.role, 60)}
          </div>
        ) : null}
      </div>
    </div>
  );
}
