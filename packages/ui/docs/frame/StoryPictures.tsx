import { useTheme } from '../../src/theme/Theme.tsx';
import { EntryLink } from './EntryLink.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import * as css from './StoryPictures.css.ts';

interface StoryPicturesProps {
  /** The stories, each with what it shows. */
  stories: readonly { id: string; label: string }[];
}

/** Small pictures of stories in the theme of the page, each with a link to its story. */
export function StoryPictures({ stories }: StoryPicturesProps) {
  const { resolved } = useTheme();
  return (
    <div className={`sb-unstyled ${css.grid}`}>
      {stories.map(({ id, label }) => (
        <figure key={id} className={css.picture}>
          <StoryFrame title={label} src={`iframe.html?viewMode=story&frame=${resolved}&id=${id}`} />
          <figcaption>
            <EntryLink id={id}>{label}</EntryLink>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
