import type { ReactNode } from 'react';

/** Line drawings in the page's own weight; always beside words, so hidden from screen readers. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
      aria-hidden="true"
      className="shrink-0"
    >
      {children}
    </svg>
  );
}

export const CloseIcon = () => (
  <Icon>
    <path d="M5 5l14 14M19 5L5 19" />
  </Icon>
);

export const MicrophoneIcon = () => (
  <Icon>
    <path d="M9 4h6v9H9zM5 11v2a7 7 0 0 0 14 0v-2M12 20v2" />
  </Icon>
);

export const MutedIcon = () => (
  <Icon>
    <path d="M9 4h6v9H9zM5 11v2a7 7 0 0 0 14 0v-2M12 20v2M4 3l16 18" />
  </Icon>
);

export const PauseIcon = () => (
  <Icon>
    <path d="M9 5v14M15 5v14" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="M8 5l11 7-11 7z" />
  </Icon>
);

export const RepeatIcon = () => (
  <Icon>
    <path d="M4 11V9a3 3 0 0 1 3-3h12M16 3l3 3-3 3M20 13v2a3 3 0 0 1-3 3H5M8 15l-3 3 3 3" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="M4 12l5 6L20 6" />
  </Icon>
);

export const BookIcon = () => (
  <Icon>
    <path d="M12 6v14M12 6C9 4 6 4 3 5v13c3-1 6-1 9 2 3-3 6-3 9-2V5c-3-1-6-1-9 1" />
  </Icon>
);

export const PersonIcon = () => (
  <Icon>
    <path d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21v-1a5 5 0 0 1 5-5h6a5 5 0 0 1 5 5v1" />
  </Icon>
);

const THUMB = 'M7 11l4-8c2 0 3 1 3 3v4h5l2 1-2 8-2 1H7zM3 11h4v9H3z';

export const ThumbUpIcon = () => (
  <Icon>
    <path d={THUMB} />
  </Icon>
);

export const ThumbDownIcon = () => (
  <Icon>
    <path d={THUMB} transform="rotate(180 12 12)" />
  </Icon>
);

export const MoreIcon = () => (
  <Icon>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="4" strokeLinecap="round" />
  </Icon>
);

export const KeyboardIcon = () => (
  <Icon>
    <path d="M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8" />
  </Icon>
);
