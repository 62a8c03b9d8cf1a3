import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from '#components/brand.tsx';
import { paths } from '#config/paths.ts';
import { SupportEmail } from '#features/config/components/support-email.tsx';

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-panel">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 sm:grid-cols-[2fr_1fr_1fr] sm:px-6">
        <div className="space-y-3">
          <Brand />
          <p>
            <SupportEmail />
          </p>
          <p className="text-quiet">Not affiliated with or endorsed by the FAA</p>
        </div>
        <FooterLinks title="Quick Links">
          <FooterLink to={paths.home}>Home</FooterLink>
          <FooterLink to={paths.pricing}>Pricing</FooterLink>
          <FooterLink to={paths.demo}>Try Demo</FooterLink>
          <FooterLink to={paths.contact}>Contact Us</FooterLink>
        </FooterLinks>
        <FooterLinks title="Legal">
          <FooterLink to={paths.terms}>Terms of Service</FooterLink>
          <FooterLink to={paths.privacy}>Privacy Policy</FooterLink>
        </FooterLinks>
      </div>
    </footer>
  );
}

function FooterLinks({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </nav>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="inline-block py-1 text-quiet underline-offset-4 hover:text-ink">
        {children}
      </Link>
    </li>
  );
}
