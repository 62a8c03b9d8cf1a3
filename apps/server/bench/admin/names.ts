const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const FIRST_NAMES = words(`
  Amelia Bessie Charles Orville Wilbur Jacqueline Harriet Igor Louis Raymonde Santos Hanna Elly Jean Sabiha Maryse
  Jimmy Chuck Bob Pancho Beryl Amy Douglas Adolf Sheila Jerrie Valentina Sally Eileen Neil Buzz Michael Alan John
  Gordon Scott Virgil Deke Walter Wally Mae Peggy Kalpana Sunita Anousheh Zoe Quentin Ursula Xavier Yolanda
`);

export const LAST_NAMES = words(`
  Earhart Coleman Lindbergh Wright Cochran Quimby Sikorsky Bleriot Laroche Dumont Reitsch Beinhorn Batten Gokcen
  Hilsz Doolittle Yeager Hoover Barnes Markham Johnson Bader Galland Scott Mock Tereshkova Ride Collins Armstrong
  Aldrin Shepard Glenn Cooper Carpenter Grissom Slayton Cunningham Schirra Jemison Whitson Chawla Williams Ansari
  Northrop Fokker Junkers Heinkel Messerschmitt Tupolev Ilyushin Mikoyan Gurevich Yakovlev Lavochkin Petlyakov
  Zhukovsky Nakajima Kawasaki Mitsubishi Dassault
`);

/** The first three hold most of the world's addresses. */
export const MAIL_DOMAINS = words(`
  gmail.example gmail.example gmail.example gmail.example outlook.example outlook.example icloud.example
  icloud.example yahoo.example flightschool.example aero.example erau.example und.example
`);
