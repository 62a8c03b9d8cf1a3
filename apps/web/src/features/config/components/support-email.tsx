import { TextAnchor } from '#components/text-link.tsx';
import { usePublicConfig } from '../api/get-public-config.ts';

/** The support address as a mailto link; it keeps its line while the address is on its way. */
export function SupportEmail({ className }: { className?: string }) {
  const config = usePublicConfig();
  if (!config.data) return <span className={className}>{'\u00a0'}</span>;
  return (
    <TextAnchor href={`mailto:${config.data.supportEmail}`} className={className}>
      {config.data.supportEmail}
    </TextAnchor>
  );
}
